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

type Asked = Pick<ApplicationDetail, 'orgId' | 'applicantKind'>

/** Another institution's that takes this applicant: the list filters neither. */
const isOther = ({ orgId, applicantKinds }: ProductCard, asked: Asked) =>
  orgId !== asked.orgId &&
  (applicantKinds.length === 0 || applicantKinds.some((kind) => kind === asked.applicantKind))

/** The products of other institutions from a page of the list on; a page that holds none of them is passed over. */
export async function othersFrom(
  page: number,
  asked: Asked,
  read: (page: number) => Promise<ProductPage>,
): Promise<OtherProducts> {
  const { list, total, pageSize } = await read(page)
  const others = list.filter((card) => isOther(card, asked))
  const isLast = page * pageSize >= total
  if (others.length === 0 && !isLast) return othersFrom(page + 1, asked, read)
  return { list: others, next: isLast ? undefined : page + 1 }
}
