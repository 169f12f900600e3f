import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

interface CatcherProps {
  /** Another one is another try. */
  place: string;
  children: ReactNode;
}

interface CatcherState {
  caught: { error: unknown } | null;
  place: string;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { caught: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ place }: CatcherProps, state: CatcherState): CatcherState | null {
    return place === state.place ? null : { caught: null, place };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <ErrorScreen error={caught.error} /> : this.props.children;
  }
}

/** Shows the error screen in place of children that broke, until one goes elsewhere or tries again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Catcher place={key}>{children}</Catcher>;
}
