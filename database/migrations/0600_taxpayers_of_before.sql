-- Of licences before 0597, as certified now. Of whom a change waits or was refused, the taxpayer is not known here: nothing is read under
-- those until the enterprise is certified again.
update tax_licence l set credit_code = e.credit_code, corporate_name = e.corporate_name
from enterprise e where e.id = l.company_id and e.certi_flg = 3 and l.credit_code is null;
