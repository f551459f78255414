import type { ProjectMove } from '@lqr/contract/equity/project-case.ts'
import { refusedBecause } from '../../cases/refusal-copy.ts'
import type { ProjectRecord } from './project.store.ts'

type Project = Pick<ProjectRecord, 'project_no' | 'name' | 'sealed_at' | 'reject_reason' | 'next_steps'>

/** A project as messages name it. */
export function namedProject({ name, project_no: number, sealed_at: sealed }: Project): string {
  return sealed === null && name !== null ? `股权融资项目“${name}”（${number}）` : `股权融资项目（${number}）`
}

const TEXTS: Record<ProjectMove, (project: Project) => [title: string, body: string]> = {
  submit: (project) => ['新的股权融资项目待审核', `企业提交了${namedProject(project)}，请在时限内审核。`],
  publish: (project) => [
    '项目审核通过',
    `您的${namedProject(project)}已发布，公开页面只显示行业、轮次、地区和金额区间。`,
  ],
  reject: (project) => [
    '股权融资项目被驳回',
    `您的${namedProject(project)}被驳回：${refusedBecause(project.reject_reason, project.next_steps)}`,
  ],
  unlist: (project) => ['股权融资项目已下线', `企业下线了${namedProject(project)}，公开页面不再显示。`],
  relist: (project) => ['股权融资项目重新上线', `企业重新上线了${namedProject(project)}，内容没有变化。`],
  appoint: (project) => ['股权融资项目进入约谈', `${namedProject(project)}已与机构约谈。`],
  present: (project) => ['股权融资项目已参加路演', `${namedProject(project)}已参加路演。`],
  examine: (project) => ['股权融资项目进入尽职调查', `机构开始对${namedProject(project)}尽职调查。`],
  retreat: (project) => [
    '股权融资项目继续融资',
    `与${namedProject(project)}对接的机构已退出，项目继续融资。`,
  ],
  retract: (project) => [
    '股权融资项目的路演登记已撤回',
    `${namedProject(project)}的路演登记有误，已撤回，项目继续融资。`,
  ],
  invest: (project) => ['股权融资项目获得投资', `机构记录已完成对${namedProject(project)}的投资。`],
  fail: (project) => ['股权融资项目结束融资', `企业结束了${namedProject(project)}的融资，没有获得投资。`],
  end: (project) => [
    '股权融资项目已结束',
    `企业注销了账号，${namedProject(project)}随之结束，公开页面不再显示。`,
  ],
  withdraw: (project) => ['企业撤回了股权融资项目', `${namedProject(project)}已由企业撤回。`],
}

/** What the side that a move tells is told; title and sentence. */
export const projectText = (move: ProjectMove, project: Project) => TEXTS[move](project)

/** What the institution is told that an enterprise would like for its project. */
export const wantedText = (project: Project): [title: string, body: string] => [
  '企业希望贵机构投资',
  `${namedProject(project)}已发布，企业把贵机构选为意向机构。有兴趣的，请在项目库中表达意向；企业同意后可以查看企业名称、联系方式和资料。`,
]
