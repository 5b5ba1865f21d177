import { Icon } from '../../ui/icon/Icon';

/** Why nobody was signed in. */
export function SignInProblem({ text }: { text: string }) {
  return (
    <div className="sign-in-problem" role="alert">
      <Icon name="problem" size="text" />
      <div>{text}</div>
    </div>
  );
}
