### The lessons of a guided first game of Royals, in Russian. Names come ready to be shown; $edition, $field and $found choose a form.

royals-web-guide-goal = Вы возглавляете благородный дом. Ваши дворяне приносят очки в городах Европы; периодов — { $number }, с { $first } по { $last } год, и побеждает тот, у кого очков больше всех.
royals-web-guide-draw-first = Возьмите карты стран ({ $number }): коснитесь карты в ряду. Первый ход короткий, потому что вы начинаете; потом карт будет больше.
royals-web-guide-hand = Ваша рука: её видите только вы. Картами страны вы платите за аристократов в её городах.
royals-web-guide-position = Что светится, то возможно. Этот аристократ ({ $title-lower }, { $city }) стоит { $cost ->
    [one] { $cost } карту
    [few] { $cost } карты
   *[other] { $cost } карт
 } { $country-genitive } (слева) и даёт влияние { $influence } (справа).
royals-web-guide-claim = { $found ->
    [1] Этими картами вы платите. Подтвердите, и ваш дворянин займёт место.
   *[other] Получите его: коснитесь портрета ({ $title-lower }, { $city }).
 }
royals-web-guide-seal = Ваш дом первый в городе { $city }: его красный маркер, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }, сразу ваш.
royals-web-guide-titles = { $found ->
    [1] Второй ваш дворянин стоит здесь
   *[other] Второй ваш дворянин стоит на титуле, за этой кнопкой
 }. В конце тот, у кого больше дворян на титуле «{ $title }», получит { $full }; двое при равенстве — по { $half }.
royals-web-guide-nobles = Осталось дворян: { $number }. Каждый аристократ требует двух: один встаёт на карту, другой на титул.
royals-web-guide-end = Занимайте ещё, если можете, или завершите ход здесь.
royals-web-guide-kind = Со второго хода сначала выбирайте: только карты стран или карта страны и карта интриги. Сейчас возьмите карты стран.
royals-web-guide-pile = Берите из ряда или вслепую из этой колоды (карт: { $number }). { $edition ->
    [e2014] Когда ряд нельзя будет пополнить
   *[other] Когда она закончится
 }, период { $year } завершится подсчётом.
royals-web-guide-influence = Влияние каждого дома: { $country }. Ваше — { $number }; лидер отмечен.
royals-web-guide-period = В конце { $year } года дом с наибольшим влиянием ({ $country }) получит { $high } { $high ->
    [one] очко
    [few] очка
   *[other] очков
 }, второй — { $low }.
royals-web-guide-country = Эти маркеры — за дворян во всех городах страны ({ $country }: { $number }): первому дому { $high }, второму { $low }.
royals-web-guide-wild = Не хватает карты? Любые карты стран, числом { $number }, заменяют одну недостающую. Оплата предложена, её можно изменить.
royals-web-guide-intrigue = Картами интриг захватывают аристократов других домов: обычная цена и карта интриги с этой страной. Король требует их больше.
royals-web-guide-advice = Сомневаетесь? Здесь всегда можно попросить совета.
royals-web-guide-limits = В конце хода на руке остаётся не больше { $number } карт стран и { $limit } карт интриг.
royals-web-guide-plot = На карте интриги две страны, и подходит она к любой из них.
royals-web-guide-take-over = Вы можете захватить { $title-accusative } в городе { $city } у игрока { $other }. Побеждённый дворянин уйдёт { $field ->
    [cross-field] на поле с крестом
   *[cathedral] в собор
 } и останется там.
royals-web-guide-beaten = { $other } захватывает ваше место в городе { $city }. Ваш дворянин теперь { $field ->
    [cross-field] на поле с крестом
   *[cathedral] в соборе
 }: влияния он не даёт, но для маркера страны ещё считается.
royals-web-guide-tie = Равенство ({ $country }): впереди более высокий титул, затем лучший город.
royals-web-guide-house = Дворяне на всех титулах ({ $number }) приносят маркер благородного дома, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
 }. У вас — { $mine }.
royals-web-guide-discard = Слишком много карт: оставьте не больше { $number } карт стран и { $limit } карт интриг. Коснитесь того, что сбрасываете.
royals-web-guide-ending = Карт в колоде: { $number }. Период { $year } почти завершён, теперь важно влияние.
royals-web-guide-scored = Подсчёт за { $year } год, страна за страной: вы получили { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }. Ваши дворяне остаются на местах.
royals-web-guide-summary = Теперь вы знаете всё: ещё два таких периода, затем очки за титулы ({ $number }). После { $last } года побеждает тот, у кого очков больше всех.
