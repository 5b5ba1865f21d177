import { TEXT_MAX } from '@dispatch/domain/limits';
import type { ReportStage } from '@dispatch/domain/report/photo';
import {
  isEnoughInk,
  isSignerName,
  SENTENCES,
  sentenceFor,
} from '@dispatch/domain/report/signature';
import { useState, type SubmitEvent } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { isLanguage } from '../../../lib/languages';
import { Button } from '../../../ui/button/Button';
import { CheckBox } from '../../../ui/form/CheckBox';
import { FieldFrame } from '../../../ui/form/FieldFrame';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { SignForm } from './handover';
import { SignPad } from './SignPad';
import { SignedUnit } from './SignedUnit';
import { SignTitle } from './SignTitle';
import type { Signed } from './useSign';

type Missing = 'name' | 'letters' | 'strokes' | 'ink';

function missingOf(name: string, { isTyped, strokes }: SignForm): Missing | null {
  if (name === '') return 'name';
  if (!isSignerName(name)) return 'letters';
  if (isTyped || isEnoughInk(strokes)) return null;
  return strokes.length === 0 ? 'strokes' : 'ink';
}

interface SignStepProps {
  job: Job;
  stage: ReportStage;
  form: SignForm;
  onForm: (form: SignForm) => void;
  onSigned: (signed: Signed) => Promise<void>;
}

/** The signer's view: the vehicles and their condition, the sentence, a name and the pad. */
export function SignStep({ job, stage, form, onForm, onSigned }: SignStepProps) {
  const { t, i18n } = useTranslation('sign');
  const { name, strokes, isTyped, isReserved } = form;
  const [problem, setProblem] = useState<Missing | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const language = isLanguage(i18n.language) ? i18n.language : 'en-CA';
  const outcome = isReserved ? 'subject-to-inspection' : 'signed';
  const sentence = SENTENCES[sentenceFor(stage, outcome)][language];
  const units = job.jobVehicles.filter(({ leftBehind }) => leftBehind === null);

  const isOfName = problem === 'name' || problem === 'letters';

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const signer = name.replace(/\p{Cc}/gu, ' ').trim();
    const missing = missingOf(signer, form);
    setProblem(missing);
    if (missing !== null) return;
    setIsBusy(true);
    await onSigned({ outcome, name: signer, strokes: isTyped ? null : strokes, language });
  };
  return (
    <form className="sign-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <SignTitle text={t(`title.${stage}`)} />
      <div className="sign-columns">
        <div className="sign-what">
          <p className="type-h4">{job.jobId}</p>
          <ul className="plain-list sign-units">
            {units.map((unit) => (
              <SignedUnit key={unit.id} job={job} unit={unit} stage={stage} />
            ))}
          </ul>
          <p className="type-body type-strong">{sentence}</p>
          <CheckBox
            label={t('reserved')}
            checked={isReserved}
            onChange={(is) => onForm({ ...form, isReserved: is })}
          />
        </div>
        <div className="sign-what">
          <FieldFrame label={t('name')} error={isOfName ? t(`problem.${problem}`) : undefined}>
            {(ids) => (
              <input
                {...ids}
                className="sign-name"
                value={name}
                maxLength={TEXT_MAX.name}
                autoComplete="off"
                autoCapitalize="words"
                spellCheck={false}
                enterKeyHint="done"
                onChange={({ target }) => {
                  onForm({ ...form, name: target.value });
                  setProblem(null);
                }}
              />
            )}
          </FieldFrame>
          {!isTyped && (
            <SignPad
              strokes={strokes}
              onStrokes={(drawn) => {
                onForm({ ...form, strokes: drawn });
                setProblem(null);
              }}
            />
          )}
          <CheckBox
            label={t('typed')}
            checked={isTyped}
            onChange={(is) => onForm({ ...form, isTyped: is })}
          />
          {problem !== null && !isOfName && (
            <p className="type-body type-strong" role="alert">
              {t(`problem.${problem}`)}
            </p>
          )}
          <Button
            type="submit"
            variant="contained"
            isWide
            className="tall-button"
            disabled={isBusy}
          >
            {t('submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}
