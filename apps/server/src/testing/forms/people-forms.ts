import { getUserInfo, register } from '@lqr/contract/identity/calls.ts'
import { createSavedView, listSavedViews, updateSavedView } from '@lqr/contract/identity/saved-view-calls.ts'
import { updateOwnProfile } from '@lqr/contract/identity/account-calls.ts'
import {
  createUser,
  getUser,
  registerUserSysAuto,
  updateUser,
} from '@lqr/contract/identity/user-admin-calls.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { makeFile } from '../../domains/files/files.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { AGREEMENT_VERSION, freshCode, PASSWORD } from '../identity-steps.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'

const PHONE = '13500000077'

async function adminOf(t: TestApp) {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1', roles: ['admin'] })
  return { token: await t.signIn(id) }
}

/** Forms of accounts. */
export const peopleForms = [
  formCase(createSavedView, async (t) => {
    const by = await adminOf(t)
    return {
      given: { list: 'tasks' as const, query: 'kind=lease' },
      async keep(body) {
        await t.call(createSavedView, { body }, by)
        const { data } = await t.call(listSavedViews, { query: { list: 'tasks' } }, by)
        return { ...data.list[0], list: 'tasks' as const }
      },
      elsewhere: {},
    }
  }),
  formCase(updateSavedView, async (t) => {
    const by = await adminOf(t)
    const first = { list: 'tasks' as const, name: '示例视图', query: '', columns: null, isDefault: false }
    const { id } = (await t.call(createSavedView, { body: first }, by)).data
    return {
      given: { query: 'kind=lease' },
      async keep(body) {
        await t.call(updateSavedView, { params: { id }, body }, by)
        const { list } = (await t.call(listSavedViews, { query: { list: 'tasks' } }, by)).data
        return list.find((view) => view.id === id) ?? { ...first, id }
      },
      elsewhere: {},
    }
  }),
  formCase(createUser, async (t) => {
    const by = await adminOf(t)
    const body = await makeOrganisation(t.services.db, { orgType: 'government', regionCode: '620100' })
    return {
      given: {
        userSourceType: '2' as const,
        roles: ['govViewer' as const],
        orgId: body.id,
        regionCode: '620100',
      },
      async keep(form) {
        const { data } = await t.call(createUser, { body: form }, by)
        const { data: user } = await t.call(getUser, { params: { id: data.userId } }, by)
        return { ...user, phone: user.phoneMasked === maskPhone(form.phone) ? form.phone : user.phoneMasked }
      },
      elsewhere: { phone: ({ phone }) => phone },
    }
  }),
  formCase(updateUser, async (t) => {
    const by = await adminOf(t)
    const { db } = t.services
    const organisation = await makeOrganisation(db, { orgType: 'government', regionCode: '620100' })
    const user = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620000' })
    const params = { id: user.id }
    return {
      given: { roles: ['govViewer' as const], orgId: organisation.id, regionCode: '620100', version: 1 },
      async keep(body) {
        await t.call(updateUser, { params, body }, by)
        return (await t.call(getUser, { params }, by)).data
      },
      elsewhere: { version: ({ version }) => version - 1 },
    }
  }),
  formCase(register, async (t) => {
    const verificationCode = await freshCode(t, PHONE, 'register')
    const [account, proof] = ['of the account; it is proven by signing in', 'proven with the registration']
    return {
      given: {
        username: 'yuzhong_tea',
        phone: PHONE,
        password: PASSWORD,
        verificationCode,
        agreementVersion: AGREEMENT_VERSION,
      },
      async keep(body) {
        const { data } = await t.call(register, { body })
        const token = await t.signIn(data.userId)
        return (await t.call(getUserInfo, {}, { token })).data
      },
      elsewhere: {
        username: ({ user }) => user.userName,
        phone: ({ user }) => user.phonenumber,
        corporateName: ({ comBaseinfo }) => comBaseinfo?.corporateName,
        password: account,
        verificationCode: proof,
        actionCode: 'the name of the action, kept with the consent',
        agreementVersion: proof,
        consent: proof,
      },
    }
  }),
  formCase(registerUserSysAuto, async (t) => {
    const by = await adminOf(t)
    return {
      async keep(form) {
        const { data } = await t.call(registerUserSysAuto, { body: form }, by)
        const { data: user } = await t.call(getUser, { params: { id: data.userId } }, by)
        return { ...user, phone: user.phoneMasked === maskPhone(form.phone) ? form.phone : user.phoneMasked }
      },
      given: { username: 'huining_grain', phone: '13500000078' },
      elsewhere: {
        phone: ({ phone }) => phone,
        corporateName: ({ companyName }) => companyName,
      },
    }
  }),
  formCase(updateOwnProfile, async (t) => {
    const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7' })
    const token = await t.signIn(id)
    return {
      given: { avatarFileId: await makeFile(t.services.db, t.services, { ownerAccountId: id }) },
      async keep(body) {
        await t.call(updateOwnProfile, { body }, { token })
        return (await t.call(getUserInfo, {}, { token })).data
      },
      elsewhere: {
        nickName: ({ user }) => user.nickName,
        avatarFileId: ({ user }) => user.avatar?.split('/').at(-1),
      },
    }
  }),
]
