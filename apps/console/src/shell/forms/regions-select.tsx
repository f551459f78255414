import { Select, type SelectProps } from 'antd'
import { regionOptions } from './region-options.ts'

/** `id`, `value` and `onChange` are set by the form. */
type RegionsSelectProps = Omit<SelectProps<string[]>, 'options' | 'showSearch' | 'mode'>

/** Several regions of the province, each found by typing a part of its name. */
export function RegionsSelect(props: RegionsSelectProps) {
  return (
    <Select<string[]>
      {...props}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      options={regionOptions}
    />
  )
}
