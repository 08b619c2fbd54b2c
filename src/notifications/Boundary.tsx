import { Component, type ReactNode } from 'react';
import { FailureNote } from '../controls/FailureNote.tsx';
import { pageTexts } from '../texts/page.ts';
import { notify } from './notifications.ts';

interface BoundaryProps {
  /** Its name, as the visitor reads it; without one it has no place, such as a dialog. */
  part?: string;
  children: ReactNode;
}

/**
 * A part of the page whose errors leave the others as they are (decision 0364). In its place it
 * says that it failed and offers to load the page again, which keeps what the visitor entered.
 * React logs the error.
 */
export class Boundary extends Component<BoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    if (!this.props.part) notify({ title: pageTexts.partFailed(), tone: 'destructive' });
  }

  override render() {
    const { part, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      part && (
        <div className="card failed-part">
          <FailureNote
            text={pageTexts.partFailed(part)}
            action={pageTexts.reload}
            onRetry={() => location.reload()}
          />
        </div>
      )
    );
  }
}
