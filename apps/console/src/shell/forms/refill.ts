import type { FormInstance } from 'antd'

/** Puts these values into the form and empties every other field; answers the names of all that it held. */
export function refill<V extends object>(form: FormInstance<V>, values: Partial<V>): string[] {
  const names = Object.keys(form.getFieldsValue(true) as object)
  const emptied = Object.fromEntries(names.map((name) => [name, undefined]))
  form.setFieldsValue({ ...emptied, ...values } as Parameters<typeof form.setFieldsValue>[0])
  return names
}
