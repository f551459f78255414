import { classNames } from './class-names.ts'
import { type TextBlock, textBlocks } from './text-blocks.ts'

const listLook = 'm-0 mb-4 pl-6 marker:text-muted'

function Block({ block, Heading }: { block: TextBlock; Heading: 'h2' | 'h3' | 'h4' }) {
  if (block.kind === 'heading') {
    const size = Heading === 'h2' ? 'text-title' : 'text-body'
    return <Heading className={classNames('mt-6 mb-2 first:mt-0', size)}>{block.text}</Heading>
  }
  if (!('items' in block)) return <p className="mb-4 last:mb-0">{block.text}</p>
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={classNames(listLook, block.kind === 'steps' ? 'list-decimal' : 'list-disc')}>
      {block.items.map((item) => (
        <li key={item} className="mb-1">
          {item}
        </li>
      ))}
    </List>
  )
}

/** A plain text as it is written for articles, policies and help; `Heading` is the rank its headings have on the page. */
export function ArticleText({ text, Heading = 'h2' }: { text: string; Heading?: 'h2' | 'h3' | 'h4' }) {
  return (
    <div className="max-w-article text-body break-words text-ink">
      {textBlocks(text).map((block, index) => (
        <Block key={index} block={block} Heading={Heading} />
      ))}
    </div>
  )
}
