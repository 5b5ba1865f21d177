import Alert from '@mui/material/Alert';

/** Why nobody was signed in; a part of its own, for most people never see it. */
export function SignInProblem({ text }: { text: string }) {
  return <Alert severity="error">{text}</Alert>;
}
