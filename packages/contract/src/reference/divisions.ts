/**
 * The administrative divisions of Gansu as this product uses them: the province, 14 prefectures, Lanzhou New Area as a
 * fifteenth unit beside them, and 86 counties (GB/T 2260 codes; names and codes equal in three public data sets).
 * The pinyin is read as the place is spoken (宕昌 is tanchang). 临夏市 and 临夏县 keep their suffix to stay apart.
 */
export interface County {
  readonly code: string
  readonly name: string
  readonly pinyin: string
}

export interface Prefecture extends County {
  /** The code used by the statistics where it differs from the code of this product. */
  readonly statisticalCode?: string
  readonly counties: readonly County[]
}

export const PROVINCE = { code: '620000', name: '甘肃省' } as const

export const PREFECTURES: readonly Prefecture[] = [
  {
    code: '620100',
    name: '兰州市',
    pinyin: 'lanzhou',
    counties: [
      { code: '620102', name: '城关区', pinyin: 'chengguan' },
      { code: '620103', name: '七里河区', pinyin: 'qilihe' },
      { code: '620104', name: '西固区', pinyin: 'xigu' },
      { code: '620105', name: '安宁区', pinyin: 'anning' },
      { code: '620111', name: '红古区', pinyin: 'honggu' },
      { code: '620121', name: '永登县', pinyin: 'yongdeng' },
      { code: '620122', name: '皋兰县', pinyin: 'gaolan' },
      { code: '620123', name: '榆中县', pinyin: 'yuzhong' },
    ],
  },
  {
    code: '620200',
    name: '嘉峪关市',
    pinyin: 'jiayuguan',
    counties: [],
  },
  {
    code: '620300',
    name: '金昌市',
    pinyin: 'jinchang',
    counties: [
      { code: '620302', name: '金川区', pinyin: 'jinchuan' },
      { code: '620321', name: '永昌县', pinyin: 'yongchang' },
    ],
  },
  {
    code: '620400',
    name: '白银市',
    pinyin: 'baiyin',
    counties: [
      { code: '620402', name: '白银区', pinyin: 'baiyin' },
      { code: '620403', name: '平川区', pinyin: 'pingchuan' },
      { code: '620421', name: '靖远县', pinyin: 'jingyuan' },
      { code: '620422', name: '会宁县', pinyin: 'huining' },
      { code: '620423', name: '景泰县', pinyin: 'jingtai' },
    ],
  },
  {
    code: '620500',
    name: '天水市',
    pinyin: 'tianshui',
    counties: [
      { code: '620502', name: '秦州区', pinyin: 'qinzhou' },
      { code: '620503', name: '麦积区', pinyin: 'maiji' },
      { code: '620521', name: '清水县', pinyin: 'qingshui' },
      { code: '620522', name: '秦安县', pinyin: 'qinan' },
      { code: '620523', name: '甘谷县', pinyin: 'gangu' },
      { code: '620524', name: '武山县', pinyin: 'wushan' },
      { code: '620525', name: '张家川回族自治县', pinyin: 'zhangjiachuan' },
    ],
  },
  {
    code: '620600',
    name: '武威市',
    pinyin: 'wuwei',
    counties: [
      { code: '620602', name: '凉州区', pinyin: 'liangzhou' },
      { code: '620621', name: '民勤县', pinyin: 'minqin' },
      { code: '620622', name: '古浪县', pinyin: 'gulang' },
      { code: '620623', name: '天祝藏族自治县', pinyin: 'tianzhu' },
    ],
  },
  {
    code: '620700',
    name: '张掖市',
    pinyin: 'zhangye',
    counties: [
      { code: '620702', name: '甘州区', pinyin: 'ganzhou' },
      { code: '620721', name: '肃南裕固族自治县', pinyin: 'sunan' },
      { code: '620722', name: '民乐县', pinyin: 'minle' },
      { code: '620723', name: '临泽县', pinyin: 'linze' },
      { code: '620724', name: '高台县', pinyin: 'gaotai' },
      { code: '620725', name: '山丹县', pinyin: 'shandan' },
    ],
  },
  {
    code: '620800',
    name: '平凉市',
    pinyin: 'pingliang',
    counties: [
      { code: '620802', name: '崆峒区', pinyin: 'kongtong' },
      { code: '620821', name: '泾川县', pinyin: 'jingchuan' },
      { code: '620822', name: '灵台县', pinyin: 'lingtai' },
      { code: '620823', name: '崇信县', pinyin: 'chongxin' },
      { code: '620825', name: '庄浪县', pinyin: 'zhuanglang' },
      { code: '620826', name: '静宁县', pinyin: 'jingning' },
      { code: '620881', name: '华亭市', pinyin: 'huating' },
    ],
  },
  {
    code: '620900',
    name: '酒泉市',
    pinyin: 'jiuquan',
    counties: [
      { code: '620902', name: '肃州区', pinyin: 'suzhou' },
      { code: '620921', name: '金塔县', pinyin: 'jinta' },
      { code: '620922', name: '瓜州县', pinyin: 'guazhou' },
      { code: '620923', name: '肃北蒙古族自治县', pinyin: 'subei' },
      { code: '620924', name: '阿克塞哈萨克族自治县', pinyin: 'akesai' },
      { code: '620981', name: '玉门市', pinyin: 'yumen' },
      { code: '620982', name: '敦煌市', pinyin: 'dunhuang' },
    ],
  },
  {
    code: '621000',
    name: '庆阳市',
    pinyin: 'qingyang',
    counties: [
      { code: '621002', name: '西峰区', pinyin: 'xifeng' },
      { code: '621021', name: '庆城县', pinyin: 'qingcheng' },
      { code: '621022', name: '环县', pinyin: 'huanxian' },
      { code: '621023', name: '华池县', pinyin: 'huachi' },
      { code: '621024', name: '合水县', pinyin: 'heshui' },
      { code: '621025', name: '正宁县', pinyin: 'zhengning' },
      { code: '621026', name: '宁县', pinyin: 'ningxian' },
      { code: '621027', name: '镇原县', pinyin: 'zhenyuan' },
    ],
  },
  {
    code: '621100',
    name: '定西市',
    pinyin: 'dingxi',
    counties: [
      { code: '621102', name: '安定区', pinyin: 'anding' },
      { code: '621121', name: '通渭县', pinyin: 'tongwei' },
      { code: '621122', name: '陇西县', pinyin: 'longxi' },
      { code: '621123', name: '渭源县', pinyin: 'weiyuan' },
      { code: '621124', name: '临洮县', pinyin: 'lintao' },
      { code: '621125', name: '漳县', pinyin: 'zhangxian' },
      { code: '621126', name: '岷县', pinyin: 'minxian' },
    ],
  },
  {
    code: '621200',
    name: '陇南市',
    pinyin: 'longnan',
    counties: [
      { code: '621202', name: '武都区', pinyin: 'wudu' },
      { code: '621221', name: '成县', pinyin: 'chengxian' },
      { code: '621222', name: '文县', pinyin: 'wenxian' },
      { code: '621223', name: '宕昌县', pinyin: 'tanchang' },
      { code: '621224', name: '康县', pinyin: 'kangxian' },
      { code: '621225', name: '西和县', pinyin: 'xihe' },
      { code: '621226', name: '礼县', pinyin: 'lixian' },
      { code: '621227', name: '徽县', pinyin: 'huixian' },
      { code: '621228', name: '两当县', pinyin: 'liangdang' },
    ],
  },
  { code: '621500', name: '兰州新区', pinyin: 'lanzhouxinqu', statisticalCode: '620171', counties: [] },
  {
    code: '622900',
    name: '临夏回族自治州',
    pinyin: 'linxia',
    counties: [
      { code: '622901', name: '临夏市', pinyin: 'linxiashi' },
      { code: '622921', name: '临夏县', pinyin: 'linxiaxian' },
      { code: '622922', name: '康乐县', pinyin: 'kangle' },
      { code: '622923', name: '永靖县', pinyin: 'yongjing' },
      { code: '622924', name: '广河县', pinyin: 'guanghe' },
      { code: '622925', name: '和政县', pinyin: 'hezheng' },
      { code: '622926', name: '东乡族自治县', pinyin: 'dongxiang' },
      { code: '622927', name: '积石山保安族东乡族撒拉族自治县', pinyin: 'jishishan' },
    ],
  },
  {
    code: '623000',
    name: '甘南藏族自治州',
    pinyin: 'gannan',
    counties: [
      { code: '623001', name: '合作市', pinyin: 'hezuo' },
      { code: '623021', name: '临潭县', pinyin: 'lintan' },
      { code: '623022', name: '卓尼县', pinyin: 'zhuoni' },
      { code: '623023', name: '舟曲县', pinyin: 'zhouqu' },
      { code: '623024', name: '迭部县', pinyin: 'diebu' },
      { code: '623025', name: '玛曲县', pinyin: 'maqu' },
      { code: '623026', name: '碌曲县', pinyin: 'luqu' },
      { code: '623027', name: '夏河县', pinyin: 'xiahe' },
    ],
  },
]
