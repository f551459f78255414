import { Select, type SelectProps } from 'antd'
import { substationOfCode, SUBSTATIONS } from '@lqr/contract/reference/substations.ts'

/** `id`, `value` and `onChange` are set by the form. */
type RegionSelectProps = Omit<SelectProps<string>, 'options' | 'showSearch'>

const COUNTY = 3

/** The province, its units and their counties; a county says which unit it belongs to. */
export const regionOptions = SUBSTATIONS.map(({ id, name, level, parentId }) => {
  const parent = level === COUNTY && parentId ? substationOfCode(parentId)?.name : undefined
  return { value: id, label: parent ? `${parent} ${name}` : name }
})

/** One region of the province, found by typing a part of its name. */
export function RegionSelect(props: RegionSelectProps) {
  return <Select<string> {...props} showSearch={{ optionFilterProp: 'label' }} options={regionOptions} />
}
