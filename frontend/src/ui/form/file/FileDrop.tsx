import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { FileInput } from './FileInput';

interface FileDropProps extends Omit<ComponentProps<typeof FileInput>, 'describedBy'> {
  hint: ReactNode;
  children?: ReactNode;
}

/** Takes files from a button or by drag and drop. */
export function FileDrop({ hint, children, ...input }: FileDropProps) {
  const hintId = useId();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="file-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        input.onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileInput {...input} describedBy={hintId} />
      <p id={hintId}>{hint}</p>
      {children}
    </div>
  );
}
