import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'

/** A page of the list of products; pages count from 1. */
interface ProductPage {
  readonly list: readonly ProductCard[]
  readonly total: number
  readonly pageSize: number
}

interface OtherProducts {
  readonly list: readonly ProductCard[]
  /** The page from which the next ones are looked for; undefined at the end of the list. */
  readonly next: number | undefined
}

type Asked = Pick<ApplicationDetail, 'applicantKind'>

/** Whether it takes this applicant, which the list does not filter. */
const isFor = ({ applicantKinds }: ProductCard, { applicantKind }: Asked) =>
  applicantKinds.length === 0 || applicantKinds.some((kind) => kind === applicantKind)

/** The products that take the applicant, from a page of the list on; a page that holds none of them is passed over. */
export async function othersFrom(
  page: number,
  asked: Asked,
  read: (page: number) => Promise<ProductPage>,
): Promise<OtherProducts> {
  const { list, total, pageSize } = await read(page)
  const others = list.filter((card) => isFor(card, asked))
  const isLast = page * pageSize >= total
  if (others.length === 0 && !isLast) return othersFrom(page + 1, asked, read)
  return { list: others, next: isLast ? undefined : page + 1 }
}
