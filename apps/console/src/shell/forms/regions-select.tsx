import { Select, type SelectProps } from 'antd'
import { regionOptionsWithin } from './region-options.ts'

/** `id`, `value` and `onChange` are set by the form. */
interface RegionsSelectProps extends Omit<SelectProps<string[]>, 'options' | 'showSearch' | 'mode'> {
  /** Offers this region and those below it alone. */
  within?: string | undefined
}

/** Several regions of the province, each found by typing a part of its name. */
export function RegionsSelect({ within, ...props }: RegionsSelectProps) {
  return (
    <Select<string[]>
      {...props}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      options={regionOptionsWithin(within)}
    />
  )
}
