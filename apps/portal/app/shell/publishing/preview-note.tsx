import { previewCopy as labels } from './preview-copy.ts'

interface Props {
  /** When it will be published, where it is not at once. */
  publishAt?: string | null
  /** What else the preview leaves out. */
  more?: string
}

/** Says that a page is a preview, and when it will be public. */
export function PreviewNote({ publishAt = null, more }: Props) {
  return (
    <p role="note" className="rounded-card border border-line bg-primary-soft px-4 py-3 text-note">
      {labels.note}
      {publishAt && labels.publishAt(publishAt)}
      {more}
    </p>
  )
}
