import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { LANGUAGES } from '../../../lib/languages';
import { languageChosen, signersLanguageSet } from '../../../parts/session/pageLanguageSlice';
import { Button } from '../../../ui/button/Button';
import { DocumentTitle } from '../../../ui/page/DocumentTitle';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ChooseStep } from './ChooseStep';
import { DoneStep } from './DoneStep';
import { EMPTY_FORM, hand, type Handover } from './handover';
import { HoldButton } from './HoldButton';
import './sign.css';
import { SignStep } from './SignStep';
import { useSign } from './useSign';

/** Replaces the whole portal while the phone is handed over. */
export function SignScreen({ handover }: { handover: Handover }) {
  const { t } = useTranslation(['sign', 'common']);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const sign = useSign(handover);
  const { userId, job, stage, step, form, language, signersLanguage, path } = handover;
  const isWithSigner = step !== 'choose';
  const other = LANGUAGES.find((one) => one !== signersLanguage) ?? 'en-CA';
  useEffect(() => {
    dispatch(signersLanguageSet(signersLanguage));
    return () => {
      dispatch(signersLanguageSet(null));
    };
  }, [dispatch, signersLanguage]);

  const handleHandOver = () => {
    // The signer's first step back stays on this page.
    void navigate(path);
    hand({ ...handover, step: 'sign' });
  };
  const handleBack = () => {
    hand(null);
    dispatch(languageChosen({ userId, language }));
    void navigate(path, { replace: true });
  };
  return (
    <main className="sign">
      <DocumentTitle title={t(`title.${stage}`)} />
      {isWithSigner && (
        <div className="sign-head">
          <HoldButton
            label={t('return.action')}
            hint={t('return.hint')}
            keysHint={t('return.keys')}
            onHeld={handleBack}
          />
          <Button
            variant="outlined"
            color="secondary"
            lang={other}
            onClick={() => hand({ ...handover, signersLanguage: other })}
          >
            {t(`common:language.${other}`)}
          </Button>
        </div>
      )}
      {step === 'choose' && (
        <ChooseStep
          job={job}
          stage={stage}
          onHandOver={handleHandOver}
          onNoted={async (outcome) => {
            await sign.note(outcome);
            handleBack();
          }}
          onBack={handleBack}
        />
      )}
      {step === 'sign' && (
        <SignStep
          job={job}
          stage={stage}
          form={form}
          onForm={(filled) => hand({ ...handover, form: filled })}
          onSigned={async (signed) => {
            await sign.sign(signed);
            hand({ ...handover, step: 'done', form: EMPTY_FORM });
          }}
        />
      )}
      {step === 'done' && <DoneStep />}
    </main>
  );
}
