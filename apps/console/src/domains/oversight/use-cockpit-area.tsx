import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import {
  codesWithin,
  DEFAULT_SUBSTATION_ID,
  SUBSTATIONS,
  substationOfCode,
} from '@lqr/contract/reference/substations.ts'
import { CHOICE } from '../../shell/records/use-list-search.ts'
import { useSession } from '../../shell/session/session.ts'
import { areaCopy as copy } from './copy.ts'

const AREA = 'area'

/** The area of the account, or one within it that the address names. */
export function useCockpitArea() {
  const { info } = useSession()
  const [search, setSearch] = useSearchParams()
  const home = info.user.regionCode ?? DEFAULT_SUBSTATION_ID
  const codes = codesWithin(home)
  const wanted = search.get(AREA)
  const areaId = wanted !== null && codes.includes(wanted) ? wanted : home
  return {
    areaId,
    home,
    codes,
    name: substationOfCode(areaId)?.name ?? areaId,
    /** This page for another area. */
    addressOf: (code: string) => (code === home ? '?' : `?${new URLSearchParams({ [AREA]: code })}`),
    choose: (code: string) => setSearch(code === home ? {} : { [AREA]: code }, CHOICE),
  }
}

/** Narrows the page to an area within that of the account; nothing where there is none. */
export function AreaSelect({ codes, areaId, choose }: ReturnType<typeof useCockpitArea>) {
  if (codes.length < 2) return null
  const options = SUBSTATIONS.filter(({ id }) => codes.includes(id)).map(({ id, name, level }) => ({
    value: id,
    label: name,
    className: `area-level-${level}`,
  }))
  return (
    <Select
      aria-label={copy.label}
      className="filter-sort"
      value={areaId}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={choose}
    />
  )
}
