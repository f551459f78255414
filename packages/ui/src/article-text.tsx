import { type TextBlock, textBlocks } from '@lqr/contract/content/text-blocks.ts'
import { textRuns } from '@lqr/contract/content/text-runs.ts'
import { classNames } from './class-names.ts'
import type { LinkComponent } from './link-component.ts'

const listLook = 'm-0 mb-4 pl-6 marker:text-muted'

type Heading = 'h2' | 'h3' | 'h4'
const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const

interface Look {
  Heading: Heading
  Link: LinkComponent
}

/** A line with its bold words and links; nothing in it is ever handed to the browser as markup. */
function Line({ text, Link }: { text: string; Link: LinkComponent }) {
  return textRuns(text).map(({ text: words, isBold, href }, index) => {
    const shown = isBold ? <strong key={index}>{words}</strong> : words
    if (href === undefined) return shown
    return (
      <Link key={index} href={href}>
        {shown}
      </Link>
    )
  })
}

function Block({ block, Heading, Link }: Look & { block: TextBlock }) {
  if (block.kind === 'picture') {
    return (
      <img
        className="mb-4 h-auto max-w-full rounded-card"
        src={`/portal/image/picture/${block.fileId}`}
        alt={block.alt}
        loading="lazy"
      />
    )
  }
  if (block.kind === 'heading' || block.kind === 'subheading') {
    const Rank = block.kind === 'heading' ? Heading : BELOW[Heading]
    const size = Rank === 'h2' ? 'text-title' : 'text-body'
    return (
      <Rank className={classNames('mt-6 mb-2 first:mt-0', size)}>
        <Line text={block.text} Link={Link} />
      </Rank>
    )
  }
  if (!('items' in block)) {
    return (
      <p className="mb-4 last:mb-0">
        <Line text={block.text} Link={Link} />
      </p>
    )
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={classNames(listLook, block.kind === 'steps' ? 'list-decimal' : 'list-disc')}>
      {block.items.map((item, index) => (
        <li key={index} className="mb-1">
          <Line text={item} Link={Link} />
        </li>
      ))}
    </List>
  )
}

/** A marked text as it is written for articles, policies and help; `Heading` is the rank its headings have on the page. */
export function ArticleText({
  text,
  Link,
  Heading = 'h2',
}: Partial<Look> & Pick<Look, 'Link'> & { text: string }) {
  return (
    <div className="max-w-article text-body text-ink">
      {textBlocks(text).map((block, index) => (
        <Block key={index} block={block} Heading={Heading} Link={Link} />
      ))}
    </div>
  )
}
