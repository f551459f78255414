import { type ComponentProps, lazy, Suspense } from 'react'
import { Loading } from '../page/loading.tsx'

const RichTextInput = lazy(async () => ({ default: (await import('./rich-text-input.tsx')).RichTextInput }))

/** The editor, whose code comes when a form has a text for it. */
export function LateRichText(props: ComponentProps<typeof RichTextInput>) {
  return (
    <Suspense fallback={<Loading />}>
      <RichTextInput {...props} />
    </Suspense>
  )
}
