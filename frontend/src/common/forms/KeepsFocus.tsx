import { Component, type ReactNode, createRef } from 'react';

interface KeepsFocusProps {
  /** Says by its change that another field stands here. */
  of: unknown;
  children: ReactNode;
}

/** Around one field: where another takes its place while somebody types, the focus and the caret stay. */
export class KeepsFocus extends Component<KeepsFocusProps> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ of }: KeepsFocusProps): number | null {
    const field = document.activeElement;
    const isHeld = field instanceof HTMLInputElement && this.box.current?.contains(field);
    return isHeld && of !== this.props.of ? field.selectionStart : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, caret: number | null): void {
    const field = this.box.current?.querySelector('input');
    if (caret === null || !field) return;
    field.focus();
    field.setSelectionRange(caret, caret);
  }

  override render(): ReactNode {
    return (
      <div ref={this.box} style={{ minWidth: 0 }}>
        {this.props.children}
      </div>
    );
  }
}
