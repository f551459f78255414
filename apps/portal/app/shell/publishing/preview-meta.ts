import { pageMeta } from '../page-meta.ts'
import { previewCopy as labels } from './preview-copy.ts'

/** The head of a preview: named after what it shows, and for no search engine. */
export function previewMeta(args: Parameters<typeof pageMeta>[0], title: string | undefined) {
  return [
    ...pageMeta(args, { title: labels.title(title ?? ''), description: labels.description }),
    { name: 'robots', content: 'noindex' },
  ]
}
