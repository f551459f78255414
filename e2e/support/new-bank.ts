import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  createOrganisation,
  type OrganisationRow,
} from '../../packages/contract/src/organisations/maintenance-calls.ts'
import { ask } from './calls.ts'

/** A bank of this name with nobody in it and no product, made by the operator with this token. */
export function newBank(request: APIRequestContext, token: string, name: string): Promise<OrganisationRow> {
  const body = {
    name,
    shortName: name.slice(-10),
    orgType: 'financial',
    orgCategory: 'ruralBank',
    parentId: '0',
    regionCode: '620000',
    phone: '0931-0000000',
  } as const
  return ask(request, createOrganisation, { body }, { token, key: randomUUID() })
}
