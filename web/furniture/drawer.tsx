import * as Dialog from '@radix-ui/react-dialog';
import {
  type ComponentProps,
  cloneElement,
  type JSX,
  type ReactElement,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react';
import { say } from '../say.ts';
import { TableContext } from '../table/view.ts';
import { Icon } from './icon.tsx';

/** Our own: the way out should look like nothing else. */
const CROSS = 'M96 136 136 96 256 216 376 96 416 136 296 256 416 376 376 416 256 296 136 416 96 376 216 256z';

/** A sheet that slides in over the table: rules, settings, promises. */
export const Drawer = ({
  title,
  open,
  onOpenChange,
  trigger,
  wide = false,
  foot,
  children,
}: {
  title: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. */
  trigger?: ReactElement<ComponentProps<'button'>>;
  wide?: boolean;
  /** What stays in sight below, however long the rest is. */
  foot?: ReactNode;
  children: ReactNode;
}): JSX.Element => {
  const [opened, setOpened] = useState(false);
  const isOpen = open ?? opened;
  /** Most sheets are never opened, and there is one behind every seat: neither it nor what is in it is made before it is wanted for the first time. */
  const wanted = useRef(false);
  wanted.current ||= isOpen;
  const change = onOpenChange ?? setOpened;
  return (
    <>
      {trigger
        ? cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => change(true) })
        : null}
      {wanted.current ? (
        <Dialog.Root open={isOpen} onOpenChange={change}>
          <Sheet title={title} wide={wide} foot={foot}>
            {children}
          </Sheet>
        </Dialog.Root>
      ) : null}
    </>
  );
};

const Sheet = ({
  title,
  wide,
  foot,
  children,
}: {
  title: string;
  wide: boolean;
  foot: ReactNode;
  children: ReactNode;
}): JSX.Element => {
  const before = useRef<Element | null>(null);
  const game = use(TableContext)?.game.id;
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content
        className={`drawer ${wide ? 'drawer--wide' : ''}`}
        data-game={game}
        aria-describedby={undefined}
        onOpenAutoFocus={() => {
          before.current = document.activeElement;
        }}
        onCloseAutoFocus={(event) => {
          // It may have been opened by a key: whoever had the focus then has it again.
          event.preventDefault();
          if (before.current instanceof HTMLElement) before.current.focus();
        }}
      >
        <header className="drawer__head">
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Close className="tool" aria-label={say('close')}>
            <Icon of={CROSS} />
          </Dialog.Close>
        </header>
        <div className="drawer__body">{children}</div>
        {foot ? <footer className="drawer__foot">{foot}</footer> : null}
      </Dialog.Content>
    </Dialog.Portal>
  );
};
