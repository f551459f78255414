import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { estimateProperty } from '@lqr/contract/valuations/calls.ts'
import { useEffect, useState } from 'react'
import { call } from '../../shell/call.ts'
import type { VisitorDraft } from '../../shell/drafts/use-visitor-draft.ts'
import { useCallForm } from '../../shell/forms/use-call-form.ts'
import { emptyProperty, type PropertyBody, propertySchema, type PropertyValues } from './property-schema.ts'

export type PropertyDraft = Partial<PropertyValues>

/** An estimate with the property that it is of. */
export interface Estimated {
  readonly property: PropertyBody
  readonly estimate: CallOutput<typeof estimateProperty>
}

/**
 * The state of the form: what was typed is kept from the first letter on, the number of the certificate apart, and a
 * service that fails leaves form and last result as they are. Browser only.
 */
export function usePropertyForm(areaCode: string, { start, keep }: VisitorDraft<PropertyDraft>) {
  const [draft] = useState(start)
  const [estimated, setEstimated] = useState<Estimated>()
  const [isStale, setStale] = useState(false)
  const form = useCallForm<PropertyValues, PropertyBody>({
    schema: propertySchema,
    defaultValues: { ...emptyProperty(areaCode), ...draft },
    send: async (body) => {
      const estimate = await call<typeof estimateProperty>(
        'POST',
        '/console/valuations/estimates',
        { body },
        { quiet: true },
      )
      setEstimated({ property: body, estimate })
      setStale(false)
    },
  })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { certificateNo: _, ...kept } = values
          keep(kept)
          setStale(true)
        },
      }),
    [subscribe, keep],
  )
  return { form, estimated, isStale, restored: draft !== undefined }
}

export type PropertyFormState = ReturnType<typeof usePropertyForm>
