import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen';

interface Props {
  children: ReactNode;
  /** A crash inside one view leaves the shell standing. */
  inline?: boolean;
  /** Another value starts afresh: leaving the broken view is a way out. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <CrashScreen inline={this.props.inline} onTryAgain={() => this.setState({ failed: false })} />
    );
  }
}
