import { Icon } from '../../ui/icon/Icon';

/** The reason for a failed sign-in. */
export function SignInProblem({ text }: { text: string }) {
  return (
    <div className="sign-in-problem" role="alert">
      <Icon name="problem" size="text" />
      <div>{text}</div>
    </div>
  );
}
