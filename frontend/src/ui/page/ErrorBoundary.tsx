import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingPart, loadNewVersion } from '../../lib/freshPage';
import { CrashScreen } from './CrashScreen';
import { WaitScreen } from './WaitScreen';

interface Props {
  children: ReactNode;
  /** A crash inside one view keeps the shell. */
  inline?: boolean;
  /** A changed key resets the boundary, so the user can leave the broken view. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  /** The page is about to reload. */
  isLeaving: boolean;
  resetKey: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, isLeaving: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, isLeaving: false, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (isMissingPart(error) && loadNewVersion()) {
      this.setState({ isLeaving: true });
      return;
    }
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.state.isLeaving) return <WaitScreen inline={this.props.inline} />;
    return (
      <CrashScreen inline={this.props.inline} onTryAgain={() => this.setState({ failed: false })} />
    );
  }
}
