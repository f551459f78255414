import * as z from 'zod'
import type { Sensitivity } from './field.ts'

/**
 * An object with a name of its own: OpenAPI states it once and refers to it. Every field of it is of its class unless the
 * field says another one (decision 0035). `label` is what a property that holds one is called, unless it has its own.
 */
export function component<const S extends z.ZodRawShape>(
  name: string,
  label: string,
  sensitivity: Sensitivity,
  shape: S,
) {
  return z.object(shape).meta({ component: name, title: label, label, sensitivity })
}

/** What a writing call answers that has nothing to tell. */
export const done = component('Done', '结果', 'public', {
  done: z.boolean().meta({ label: '已完成' }),
})
