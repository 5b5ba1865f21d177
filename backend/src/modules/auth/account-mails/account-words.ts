import type { Language } from '@dispatch/domain/text/language';

/** E-mails with a link, which their reader asked for or expects. */
export type LinkMail = 'reset-link' | 'invitation';
export type AccountMail = LinkMail | 'password-reset' | 'second-factor-removed' | 'token-made';

interface Words {
  readonly subject: string;
  readonly body: string;
}

interface WordsOfLanguage extends Readonly<Record<AccountMail, Words>> {
  readonly greeting: string;
  readonly notYou: string;
}

/** `AccountMailer` fills in the `{…}` placeholders. */
export const ACCOUNT_WORDS: Readonly<Record<Language, WordsOfLanguage>> = {
  'en-CA': {
    greeting: 'Hello {name},',
    notYou: 'If that was not you or your administrator, please tell your administrator right away.',
    'reset-link': {
      subject: 'Set a new password for {company}',
      body: 'Someone requested a new password for your account. Open this link within {minutes} minutes to set one. It works once:\n\n{link}\n\nIf that was not you, you can ignore this email: your password stays the same.',
    },
    invitation: {
      subject: 'Your account at {company}',
      body: 'An account was created for you at {company}. Open this link within {hours} hours to choose your password. It works once:\n\n{link}\n\nThen sign in with this email address: {email}. If you did not expect this email, you can ignore it.',
    },
    'password-reset': {
      subject: 'Your password for {company} was changed',
      body: 'Your password was reset through a link in an email. You were signed out everywhere.',
    },
    'second-factor-removed': {
      subject: 'Two-step sign-in for {company} was removed',
      body: 'An administrator removed the two-step sign-in of your account. You now sign in with only your password. You can set it up again in the menu under your name.',
    },
    'token-made': {
      subject: 'A token was created for your account at {company}',
      body: 'A token lets a program use {company} in your name. You find it under API Access, where you can revoke it.',
    },
  },
  'fr-CA': {
    greeting: 'Bonjour {name},',
    notYou:
      'Si cela ne vient ni de vous ni de votre administrateur, veuillez prévenir votre administrateur sans attendre.',
    'reset-link': {
      subject: 'Définissez un nouveau mot de passe pour {company}',
      body: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Ouvrez ce lien d’ici {minutes} minutes pour le définir. Il ne sert qu’une fois :\n\n{link}\n\nSi ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
    invitation: {
      subject: 'Votre compte chez {company}',
      body: 'Un compte a été créé pour vous chez {company}. Ouvrez ce lien d’ici {hours} heures pour choisir votre mot de passe. Il ne sert qu’une fois :\n\n{link}\n\nConnectez-vous ensuite avec cette adresse courriel : {email}. Si vous n’attendiez pas ce courriel, vous pouvez l’ignorer.',
    },
    'password-reset': {
      subject: 'Votre mot de passe pour {company} a été changé',
      body: 'Votre mot de passe a été redéfini au moyen d’un lien reçu par courriel. Vous avez été déconnecté partout.',
    },
    'second-factor-removed': {
      subject: 'La connexion en deux étapes pour {company} a été retirée',
      body: 'Un administrateur a retiré la connexion en deux étapes de votre compte. Vous vous connectez maintenant avec votre mot de passe seul. Vous pouvez la configurer de nouveau dans le menu sous votre nom.',
    },
    'token-made': {
      subject: 'Un jeton a été créé pour votre compte chez {company}',
      body: 'Un jeton permet à un programme d’utiliser {company} en votre nom. Vous le trouverez sous Accès à l’API, où vous pouvez le révoquer.',
    },
  },
};
