import { useId, useState, type SubmitEvent } from 'react';
import { VIN_MAX } from '@dispatch/domain/limits';
import { isVinInput, normaliseVin } from '@dispatch/domain/vehicles/vin';
import { Button } from '../../../ui/button/Button';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { InputBox } from '../../../ui/form/InputBox';
import { useTranslation } from '../../../ui/text/useTranslation';
import './scan.css';

interface TypedVinProps {
  /** Two units have the same last characters, so only the full VIN is accepted. */
  isWholeWanted: boolean;
  onVin: (vin: string) => void;
}

/** Users type with spaces and dashes. */
const TYPED_MAX = 2 * VIN_MAX;

/** The alternative to the camera: the last 8 or more characters, typed. */
export function TypedVin({ isWholeWanted, onVin }: TypedVinProps) {
  const { t } = useTranslation('vinCheck');
  const id = useId();
  const [text, setText] = useState('');
  const [isShort, setIsShort] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const isEnough = isVinInput(text) && (!isWholeWanted || normaliseVin(text).length === VIN_MAX);
    setIsShort(!isEnough);
    if (isEnough) onVin(normaliseVin(text));
  };
  const problem = t(isWholeWanted ? 'typed.wholeShort' : 'typed.short');
  return (
    <form className="stack gap-8" noValidate onSubmit={handleSubmit}>
      <FieldFrame label={t(isWholeWanted ? 'typed.whole' : 'typed.label')}>
        {(ids) => (
          <InputBox
            id={ids.id}
            className="scan-field"
            value={text}
            maxLength={TYPED_MAX}
            autoCapitalize="characters"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={isShort}
            aria-describedby={isShort ? `${id}-problem` : undefined}
            onChange={(event) => setText(event.target.value.toUpperCase())}
          />
        )}
      </FieldFrame>
      {isShort && (
        <p id={`${id}-problem`} className="type-body type-strong" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="contained" isWide className="tall-button">
        {t('typed.compare')}
      </Button>
    </form>
  );
}
