import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../page-meta.ts'
import { liteCopy } from './copy.ts'

/** Title and description of a page of the light version, which search engines leave out: its full twin is the one to find. */
export function liteMeta(
  args: Parameters<typeof pageMeta>[0],
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const named = `${title}（${liteCopy.name}）`
  return [...pageMeta(args, { title: named, description }), { name: 'robots', content: 'noindex' }]
}
