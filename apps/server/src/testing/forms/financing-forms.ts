import {
  createNeed,
  getNeedCase,
  rejectNeed,
  unmatchNeed,
  updateNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { NEED_DOCUMENTS } from '@lqr/contract/financing/form.ts'
import { makeFile } from '../../domains/files/files.fixtures.ts'
import { makeNeedWorld } from '../../domains/financing/need-world.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase, DECIDED } from './form-case.ts'
import { looseOf, placedOf } from './placed-files.ts'

const attached = { documents: placedOf, fileIds: looseOf }

async function makeOwner(t: TestApp) {
  const world = await makeNeedWorld(t)
  const owner = { ownerAccountId: world.owner.id, ownerCompanyId: world.company.id }
  const upload = () => makeFile(t.services.db, t.services, owner)
  const given = {
    documents: [{ name: NEED_DOCUMENTS[0], fileId: await upload() }],
    fileIds: [await upload()],
    areaCode: '620102',
  }
  return { world, by: { token: world.owner.token }, given }
}

const COUNTED = 'counts up with each change'

async function makeAuthority(t: TestApp) {
  const world = await makeNeedWorld(t)
  const by = { token: world.lanzhou.token }
  const params = { id: await world.need('PUBLISHED') }
  const { version } = (await t.call(getNeedCase, { params }, by)).data
  return { params, version, by }
}

/** Forms of needs, as their enterprise and the authority read them back. */
export const financingForms = [
  formCase(createNeed, async (t) => {
    const { by, given } = await makeOwner(t)
    return {
      given,
      async keep(body) {
        const { data } = await t.call(createNeed, { body }, by)
        return (await t.call(getNeedCase, { params: { id: data.id } }, by)).data
      },
      elsewhere: attached,
    }
  }),
  formCase(updateNeed, async (t) => {
    const { by, given } = await makeOwner(t)
    const draft = await t.call(createNeed, { body: {} }, by)
    const { id, version } = draft.data
    return {
      given: { ...given, id, version },
      async keep(body) {
        await t.call(updateNeed, { body }, by)
        return (await t.call(getNeedCase, { params: { id } }, by)).data
      },
      elsewhere: { ...attached, version: COUNTED },
    }
  }),
  formCase(unmatchNeed, async (t) => {
    const { params, version, by } = await makeAuthority(t)
    return {
      given: { version, ...DECIDED },
      keep: async (body) => (await t.call(unmatchNeed, { params, body }, by)).data,
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(rejectNeed, async (t) => {
    const { params, version, by } = await makeAuthority(t)
    return {
      given: { version, ...DECIDED },
      keep: async (body) => (await t.call(rejectNeed, { params, body }, by)).data,
      elsewhere: { version: COUNTED },
    }
  }),
]
