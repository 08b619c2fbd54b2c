import { type ReactNode, useEffect } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { controlsTexts } from '../texts/controls.ts';
import './Dialog.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A modal dialog: 90% of the viewport wide up to 900px, and scrolling above 90% of its height
 * (specification 2, Demo dialog). Escape and the cross close it. A press outside does not, so that
 * nothing typed is lost. Import it lazily: it is the page's largest control.
 */
export function Dialog({ title, isOpen, onOpenChange, children }: DialogProps) {
  // Half a second after a dialog opens, react-aria takes the focus from it and returns it later,
  // for VoiceOver. Until then, keys go to the page.
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target === document.body) onOpenChange(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  });
  return (
    <ModalOverlay className="dialog-overlay" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal className="dialog-frame" ref={takeFocus}>
        <AriaDialog className="dialog">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <AriaButton
              slot="close"
              className="dialog-close"
              aria-label={controlsTexts.closeDialog}
            >
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </AriaButton>
          </div>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Focuses the frame as soon as it is on the page, so that Escape and the other keys reach the
 * dialog. react-aria focuses the dialog inside only after the transitions that run when Space, or a
 * screen reader, has opened it.
 */
function takeFocus(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.tabIndex = -1;
  frame.focus({ preventScroll: true });
}
