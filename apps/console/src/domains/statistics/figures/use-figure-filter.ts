import { useSearchParams } from 'react-router'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { addressNow, CHOICE } from '../../../shell/records/use-list-search.ts'
import { useSession } from '../../../shell/session/session.ts'

const NAMES = ['area', 'own', 'from', 'to', 'industry', 'scale', 'org', 'product'] as const
type Name = (typeof NAMES)[number]
const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^[1-9]\d{0,14}$/
/** How the address says that only the own level of the area is meant. */
export const OWN = '1'

/** Whose figures the signed-in person reads, and at which address they stand. */
export function useViewer() {
  const { info } = useSession()
  if (info.roles.some((role) => role === 'govViewer' || role === 'operator' || role === 'admin')) {
    return { kind: 'authority', base: '/figures', home: info.user.regionCode ?? '620000' } as const
  }
  const isEnterprise = info.roles.includes('enterprise')
  return isEnterprise
    ? ({ kind: 'enterprise', base: '/personal/figures', home: '620000' } as const)
    : ({ kind: 'institution', base: '/workbench/figures', home: '620000' } as const)
}

/** The filter as the address holds it, so that it can be shared and the back button works; what is none is left out. */
export function useFigureFilter() {
  const [search, setSearch] = useSearchParams()
  const get = (name: Name) => search.get(name) ?? undefined
  const day = (name: Name) => (DAY.test(get(name) ?? '') ? get(name) : undefined)
  const number = (name: Name) => (ID.test(get(name) ?? '') ? get(name) : undefined)
  const [from, to] = [day('from'), day('to')]
  const filter = {
    areaCode: substationOfCode(get('area') ?? '')?.id,
    ...(get('own') === OWN ? { isOwnLevel: true } : {}),
    ...(from && to && from <= to ? { from, to } : {}),
    industry: INDUSTRIES.find(({ code }) => code === get('industry'))?.code,
    scale: ENTERPRISE_SCALES.find(({ code }) => code === get('scale'))?.code,
    orgId: number('org'),
    productId: number('product'),
  }
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof filter]?: NonNullable<(typeof filter)[K]>
  } & { isOwnLevel?: boolean; from?: string; to?: string }
  /** The address part of this filter, or of what it has become meanwhile, with changes; `after` begins anew. */
  const searchWith = (changes: Readonly<Record<string, string | undefined>>, before = search) => {
    const next = new URLSearchParams(before)
    next.delete('after')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  return {
    filter: given,
    from: get('from'),
    to: get('to'),
    search,
    searchWith,
    change: (changes: Readonly<Record<string, string | undefined>>) =>
      setSearch(searchWith(changes, addressNow()), CHOICE),
    isNarrowed: NAMES.some((name) => search.has(name)),
    clear: () => setSearch({}, CHOICE),
  }
}
