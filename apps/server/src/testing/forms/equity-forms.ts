import { getInterest, stepOutOfProject } from '@lqr/contract/equity/interest-calls.ts'
import {
  createProject,
  failProject,
  getProject,
  rejectProject,
  updateProject,
} from '@lqr/contract/equity/project-calls.ts'
import {
  createRoadshow,
  listRoadshowRecords,
  updateRoadshow,
} from '@lqr/contract/equity/roadshow-record-calls.ts'
import { correctInvestment, investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { PROJECT_DOCUMENTS } from '@lqr/contract/equity/project-form.ts'
import { makeInterestWorld } from '../../domains/equity/interest-world.fixtures.ts'
import { makeProjectWorld } from '../../domains/equity/project-world.fixtures.ts'
import { makeRoadshow } from '../../domains/equity/roadshows/roadshows.fixtures.ts'
import { makeFile } from '../../domains/files/files.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'
import { looseOf, placedOf } from './placed-files.ts'
import { before, inList, operatorOf, worked } from './kept-record.ts'

const attached = { documents: placedOf, fileIds: looseOf }
/** Times in their order, long after today. */
const DAY = {
  startsAt: '2040-05-06T09:00:00+08:00',
  endsAt: '2040-05-06T12:00:00+08:00',
  signUpUntil: '2040-05-04T18:00:00+08:00',
  areaCodes: ['620102'],
}
const COUNTED = 'counts up with each change'

async function makeOwner(t: TestApp) {
  const { owner, company, fund } = await makeProjectWorld(t)
  const upload = () =>
    makeFile(t.services.db, t.services, { ownerAccountId: owner.id, ownerCompanyId: company.id })
  const given = {
    documents: [{ name: PROJECT_DOCUMENTS[0], fileId: await upload() }],
    fileIds: [await upload()],
    areaCode: '620102',
    orgNo: fund.id,
    name: '果蔬分拣',
    intro: '购置分拣设备和冷链车辆。',
  }
  const read = async (id: string) => (await t.call(getProject, { params: { id } }, owner)).data
  return { owner, given, read }
}

/** Forms of equity projects, as their enterprise and the authority read them back. */
export const equityForms = [
  formCase(createProject, async (t) => {
    const { owner, given, read } = await makeOwner(t)
    return {
      given,
      keep: async (body) => read((await t.call(createProject, { body }, owner)).data.id),
      elsewhere: attached,
    }
  }),
  formCase(updateProject, async (t) => {
    const { owner, given, read } = await makeOwner(t)
    const { id, version } = (await t.call(createProject, { body: {} }, owner)).data
    return {
      given: { ...given, id, version },
      async keep(body) {
        await t.call(updateProject, { body }, owner)
        return read(id)
      },
      elsewhere: { ...attached, version: COUNTED },
    }
  }),
  formCase(rejectProject, async (t) => {
    const world = await makeProjectWorld(t)
    const params = { id: await world.project('SUBMITTED') }
    const { version } = (await t.call(getProject, { params }, world.lanzhou)).data
    return {
      given: { version },
      keep: async (body) => (await t.call(rejectProject, { params, body }, world.lanzhou)).data,
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(stepOutOfProject, async (t) => {
    const { investor, interest } = await makeInterestWorld(t)
    const params = { id: (await interest('CONSENTED')).id }
    const { version } = (await t.call(getInterest, { params }, investor)).data
    return {
      given: { version },
      keep: async (body) => (await t.call(stepOutOfProject, { params, body }, investor)).data,
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(failProject, async (t) => {
    const { owner, project } = await makeInterestWorld(t)
    const params = { id: await project('APPOINTED') }
    const { version } = (await t.call(getProject, { params }, owner)).data
    return {
      given: { version },
      keep: async (body) => (await t.call(failProject, { params, body }, owner)).data,
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(investInProject, async (t) => {
    const { investor, interest } = await makeInterestWorld(t)
    const params = { id: (await interest('DUE_DILIGENCE')).id }
    const { version } = (await t.call(getInterest, { params }, investor)).data
    return {
      given: { version, investedOn: '2024-05-06' },
      keep: async (body) => {
        const { investment, timeline } = (await t.call(investInProject, { params, body }, investor)).data
        return { ...investment, note: timeline.at(-1)?.note }
      },
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(correctInvestment, async (t) => {
    const { investor, interest } = await makeInterestWorld(t)
    const params = { id: (await interest('INVESTED')).id }
    const { version } = (await t.call(getInterest, { params }, investor)).data
    return {
      given: { version, investedOn: '2024-05-06' },
      keep: async (body) => {
        const { investment, timeline } = (await t.call(correctInvestment, { params, body }, investor)).data
        return { ...investment, reason: timeline.at(-1)?.note?.split('原因：').at(-1) }
      },
      elsewhere: { version: COUNTED },
    }
  }),
  formCase(createRoadshow, async (t) => {
    const by = await operatorOf(t)
    return {
      given: DAY,
      async keep(body) {
        const { data } = await t.call(createRoadshow, { body }, by)
        return inList((await t.call(listRoadshowRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateRoadshow, async (t) => {
    const by = await operatorOf(t)
    const params = { id: await makeRoadshow(t.services.db) }
    return {
      given: { ...DAY, version: 1 },
      async keep(body) {
        await t.call(updateRoadshow, { params, body }, by)
        return worked(inList((await t.call(listRoadshowRecords, { body: {} }, by)).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
]
