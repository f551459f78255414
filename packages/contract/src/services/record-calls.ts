import type * as z from 'zod'
import { fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, oneOf } from '../kernel/field.ts'
import { definePublication } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { serviceFormTexts, serviceTexts } from './calls.ts'
import { servicesErrors as errors } from './errors.ts'
import { serviceFields } from './service-form.ts'
import { SERVICE_CATEGORIES } from './service-kinds.ts'

const serviceRecord = component('ServiceRecord', '中介服务（维护）', 'internal', {
  ...serviceTexts,
  priceLines: fieldOut(serviceFields.shape.priceLines),
  isLapsed: flag('资质已过期', { help: '过期后不再展示' }),
  ...publicationRecord,
  change: changeOf('ServiceChange', serviceFields),
})
export type ServiceRecord = z.output<typeof serviceRecord>

/** Services as their providers maintain them; operators review them and take them off line. */
export const servicePublication = definePublication({
  kind: 'service_entry',
  label: '中介服务',
  form: serviceFields,
  initial: { areaCodes: [], priceLines: [], caseLines: [] },
  record: serviceRecord,
  heading: 'name',
  columns: { org: 'orgName', category: 'category', qualificationTo: 'qualificationTo' },
  filters: { category: oneOf('服务类别', SERVICE_CATEGORIES).optional() },
  edits: 'institution',
  releases: 'operator',
  reads: ['institution', 'operator'],
  missing: errors.notFound,
  rules: [errors.unsuitable, errors.notProvider],
  refusals: [errors.lapsed],
  calls: {
    list: { name: 'services.listServiceRecords', path: '/console/services/queryRecordPage' },
    create: { name: 'services.createService', path: '/console/services' },
    update: { name: 'services.updateService', path: '/console/services/{id}' },
    move: { name: 'services.setServiceStatus', path: '/console/services/{id}/status' },
  },
})

export const {
  list: listServiceRecords,
  create: createService,
  update: updateService,
  move: setServiceStatus,
} = servicePublication.calls

const told = '/console/services/{id}/versions'

/** What was published of a service, each time. */
export const serviceVersions = versionCalls(
  { ...servicePublication, missingVersion: errors.versionNotFound },
  component('ServiceVersion', '中介服务的一个版本', 'internal', {
    ...versionFields,
    form: component('ServiceVersionForm', '中介服务的一个版本', 'internal', {
      ...serviceFormTexts,
      priceLines: fieldOut(serviceFields.shape.priceLines),
    }),
  }),
  {
    list: { name: 'services.listServiceVersions', path: told },
    read: { name: 'services.getServiceVersion', path: `${told}/{versionId}` },
    restore: { name: 'services.restoreServiceVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listServiceVersions,
  read: getServiceVersion,
  restore: restoreServiceVersion,
} = serviceVersions
