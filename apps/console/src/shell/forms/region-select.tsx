import { Select, type SelectProps } from 'antd'
import { regionOptionsWithin } from './region-options.ts'

/** `id`, `value` and `onChange` are set by the form. */
interface RegionSelectProps extends Omit<SelectProps<string>, 'options' | 'showSearch'> {
  /** The region of somebody who may choose no other than it and what lies in it. */
  within?: string
}

/** One region of the province, found by typing a part of its name. */
export function RegionSelect({ within, ...props }: RegionSelectProps) {
  return (
    <Select<string>
      {...props}
      showSearch={{ optionFilterProp: 'label' }}
      options={regionOptionsWithin(within)}
    />
  )
}
