import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../shell/page-meta.ts'
import type { ZonePage } from './load-zone-page.ts'

/** Title, description, canonical address and the questions of a zone page for search engines. */
export function zoneMeta(args: Parameters<typeof pageMeta>[0] & { loaderData?: unknown }): MetaDescriptor[] {
  const page = args.loaderData as ZonePage | undefined
  if (!page) return []
  const { name, text } = page
  return pageMeta(args, {
    title: name,
    description: text.description,
    keys: ['zone', 'keyword', 'sort', 'page'],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: text.questions.map(({ ask, answer }) => ({
        '@type': 'Question',
        name: ask,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  })
}
