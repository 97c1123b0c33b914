// Susi. SPDX-License-Identifier: Apache-2.0

/// Questions with what Python's fractions say to them, as `script/peers-reckoning --sample` prints
/// them: language, question, fraction.
enum ReckoningSample {
    static let lines = #"""
        en ; what's 150 percent of five hundred and seventy = ; 855
        de ; was ist 45 ** 8 · (1 hoch 4 + (90 plus sechshundertdreiundsiebzig)) ; 12846755798437500
        en ; 17 - (77 percent of 46) - six ; -1221/50
        en ; how much is 67.670 to the 4 = ; 2096933731859521/100000000
        en ; 31 divided by 26.2039 times (51% of 99) multiplied by (7,174,519 over (33 minus 59)) ; -56147426968050/3406507
        en ; how much is 27.98 plus 5,483,153 ; 274159049/50
        de ; was ist 47 plus 4.968.526 - (88 + 23) - (28% von 64 - 46,942)? ; 2484245511/500
        en ; calculate 64 - nine hundred and ninety-four ^ 9 ; -947278018320133041410466240
        de ; 143% von 28 = ; 1001/25
        en ; 73 multiplied by 30 × (12.1 multiplied by 85) ; 2252415
        de ; was ist 82% von 61 + (56 + 70) ; 8801/50
        de ; was ist 40 plus fünfhundertvierzehntausendvierhundertsiebenundneunzig? ; 514537
        en ; calculate 52.7 ** 8 = ; 5949561000791265348481/100000000
        de ; berechne 65,4429 - 70 + 45 = ; 404429/10000
        en ; how much is 70 multiplied by 23 ÷ (98 - 66) ; 805/16
        en ; how much is 25 percent of 47? ; 47/4
        en ; what is 57 - 16? ; 41
        de ; was ist 2,33 + 91,58? ; 9391/100
        de ; wieviel ist 53 hoch 6 minus (92% von fünf) mal (12 ÷ 33) = ; 1219039862003/55
        de ; (34% von 65,7) × 93 + zweiundsechzig ; 1069717/500
        de ; berechne 62 × 79? ; 4898
        de ; was ist 107% von 99,95 = ; 213893/2000
        de ; was ist 4 × 67,69? ; 6769/25
        de ; wieviel ist 122 prozent von 73,77? ; 449997/5000
        de ; 53 prozent von 55 = ; 583/20
        en ; how much is fourteen divided by 59 ; 14/59
        de ; berechne 7.841.211 minus 79 minus 23 * 66,1989 ; 78396094253/10000
        de ; wieviel ist 61 hoch 7 = ; 3142742836021
        de ; was ist 66 durch 23 + dreihundertdreitausendvierhundertfünfzig = ; 6979416/23
        en ; how much is 68.760 minus 77? ; -206/25
        en ; 39 - 69? ; -30
        en ; 22 - 12 ; 10
        de ; 8.025.946 - (fünfhundertsechsundfünfzigtausendachthundertsiebenundvierzig + 68)? ; 7469031
        de ; was ist 8 + 64 = ; 72
        en ; calculate 1,730,935 ** 4 ; 8976830776045189864350625
        en ; (three - 94) over nineteen ^ 3 ; -91/6859
        en ; what's 9.3112 multiplied by 33 minus 27 ; 350337/1250
        en ; what is 84% of 77 ; 1617/25
        de ; (fünfzehn hoch 1 - 42 mal 32,4883) mal (46 / 75 ^ 6) = ; -1915969/5493164062500
        en ; how much is 34 ** 6 - (81 to the 4 minus (26 + 92)) ; 1501757813
        de ; was ist 71 ÷ 83 plus 17,1 ; 14903/830
        de ; was ist 47 · (140 prozent von vier) ; 1316/5
        en ; what's 133% of 92.8396 plus 45.8? ; 42319167/250000
        de ; berechne 36 ** 2? ; 1296
        de ; berechne 18 + siebzehn? ; 35
        de ; was ist 35 plus 27 plus (50 + 2) minus (42,405 minus 69 minus (16% von 481.586)) = ; 15438871/200
        en ; calculate two : 58 = ; 1/29
        en ; what's 12.2857 minus 9,476,147 ; -94761347143/10000
        de ; wieviel ist 88,0 minus 56,19 hoch 0 = ; 87
        en ; what's 28 minus 18.5253 + 94 to the 5 ; 73390402334747/10000
        de ; was ist 25 durch sechshundertsiebzigtausendzweihundertneunundachtzig? ; 25/670289
        de ; 37 mal 34 ** 2? ; 42772
        de ; wieviel ist 44 + (55 - neunhundertneunundfünfzig plus 32 × 6.409.358) - 98 ; 205098498
        de ; 33 · zweiundneunzig millionen dreihundertfünfundzwanzigtausenddreihunderteinundvierzig ; 3046736253
        en ; what is (28 minus 24) over (2% of 29.40) = ; 1000/147
        de ; wieviel ist 3.707.147 ^ 3 = ; 50947094638725865523
        de ; wieviel ist achtzehn : 69 / (121% von 48) ; 25/5566
        en ; what's 49 ÷ 42 = ; 7/6
        en ; calculate 63.5908 + 6,361,684? ; 15904368977/2500
        en ; what's (20 plus 63 + 87 over 94) : (48 - 44 plus 57 over 57.32) ; 11304937/672758
        en ; calculate one hundred and sixty-two divided by 95 to the 6 times (37 minus 27 minus 74) ; -10368/735091890625
        en ; 91 percent of 51 ; 4641/100
        en ; 8,477,098 to the 3? ; 609174354278766265192
        en ; (77 percent of 90) divided by (106 percent of 43) ; 3465/2279
        en ; what is 67.1 × (127 percent of 49 plus (89 - seven) - (3% of 4) * (0 - 21)) = ; 393877/40
        de ; 5.442.098 + 48,883? ; 5442146883/1000
        de ; berechne 54 minus zwanzig = ; 34
        de ; wieviel ist 37 prozent von 58,28 - 11 ; 26409/2500
        en ; (95% of 4,296,652) multiplied by (25 multiplied by 61.6 divided by (79 plus 0)) ; 79569644
        en ; 17 + 22 × 83 = ; 1843
        de ; sechshundertneununddreißig ÷ 27,69 × 36,89 minus vier × 22,2 * (86 / 55) = ; 2547033/3575
        en ; 53 ^ 8 ; 62259690411361
        de ; wieviel ist siebenhundertzweiundsiebzig / 962.808 plus 0 ; 193/240702
        de ; (41 durch zweihunderteinundvierzig + 86) ÷ zwanzig ; 20767/4820
        en ; what is (69 + 32) × 17.0 ÷ 79 ; 1717/79
        de ; was ist 18 ^ 0? ; 1
        en ; how much is 46% of 26 = ; 299/25
        en ; 2 percent of 2,467,488? ; 1233744/25
        de ; wieviel ist neunhundertachtzehntausendneunhundertneununddreißig + 64 = ; 919003
        en ; what is 79 to the power of 1? ; 79
        de ; was ist 34 ^ 6 = ; 1544804416
        en ; calculate 14 plus 72.4 + 79.38 to the power of 7 = ; 15515568475799967854453889/781250000000
        de ; was ist (60 + 48,369) * (56% von fünfhundertachttausendsechshundertdreiundachtzig)? ; 385878276189/12500
        de ; wieviel ist 42 durch (9 ** 2 durch 24,015) ; 11207/900
        en ; calculate 4 percent of 38 = ; 38/25
        de ; was ist zweihundertvierzehntausendvierhundertvierundneunzig ** 1 ; 214494
        en ; calculate 96 times 57 plus 76 ; 5548
        en ; how much is 9,224,008 / 26 minus 8,952,208 = ; -111766700/13
        en ; 136% of 79 ; 2686/25
        de ; wieviel ist 13,787 : (67 minus 0 hoch 3) geteilt durch (2,0878 * (100 prozent von 4)) ; 68935/2797652
        de ; wieviel ist (siebzehn + 30) mal (acht - 29)? ; -987
        en ; what is 98 to the power of 6 plus 21.2630 = ; 885842380885263/1000
        de ; wieviel ist 353.444 - 22,6665 = ; 706842667/2000
        de ; berechne 1 hoch 6? ; 1
        de ; 3.881.105 mal zehn millionen fünfhunderteinundsechzigtausendsiebenhundertneunundneunzig = ; 40991450907895
        en ; calculate 15 times 16.39 - 9,631,764 ; -192630363/20
        en ; 38 to the power of 2 = ; 1444
        de ; was ist siebenhundertsiebenundsechzig + (70 ^ 6 minus achthundertneununddreißig) = ; 117648999928
        en ; calculate 38 × 8 minus (9,398,193 minus 10) = ; -9397879
        de ; berechne (20 prozent von einhundertneunzehn) mal (331.405 mal 40) = ; 315497560
        de ; was ist 25,168 ^ 5? ; 308172294156130976/30517578125
        de ; was ist 4,5 ^ 2 - 10,001 durch 17 = ; 334249/17000
        de ; berechne 7 - 86 mal 52? ; -4465
        de ; berechne zehn ** 4? ; 10000
        en ; calculate 9 percent of 88 ; 198/25
        de ; wieviel ist (6.181.524 - 75) mal 70,46 · (7,6 geteilt durch (50,2910 * 21)) = ; 1103380404568/352037
        de ; wieviel ist (132 prozent von 2) / (9 plus 41 + 46 mal 91,350)? ; 132/212605
        en ; calculate 29.4 plus 85 ; 572/5
        en ; what's 50 + 37.00 ; 87
        de ; 5.825.346 mal 58 = ; 337870068
        en ; calculate 49 · 90.80 = ; 22246/5
        de ; was ist 66,59 minus 64 ; 259/100
        de ; wieviel ist 73 ^ 6 · ((93 + 5.666.229) : (125 prozent von 5.549.144)) ; 428754227887169529/3468215
        de ; berechne (64,49 - 6,032) geteilt durch (84,835 ÷ 28) = ; 1636824/84835
        en ; how much is 62.9943 × 23 ^ 7? ; 2144845956559521/10000
        en ; 57 percent of 25.6417 ; 14615769/1000000
        en ; what is nineteen / 9.45 ; 380/189
        en ; what is (111 percent of 24) over 25.897 ^ 0 = ; 666/25
        de ; was ist (94,1 plus 66) durch (23 - 69,5702) minus (67 minus 51,376 - 85 mal 42,571) ; 838140929261/232851000
        en ; 64 / (75 + 25) ; 16/25
        de ; (11% von vierhundertsechsundfünfzig) · (75 mal 10,75 · 21 mal 76) ; 64544634
        de ; 24 / 19 ; 24/19
        de ; was ist drei * 87,24 ; 6543/25
        de ; berechne siebenhundertsiebenundzwanzigtausendvierhunderteinundzwanzig plus 21 ; 727442
        de ; was ist 8 : 73 = ; 8/73
        de ; wieviel ist 21 durch (79% von 80,7140) ; 1050000/3188203
        de ; berechne 8,88 ^ 0? ; 1
        en ; what is 41 ÷ four thousand four hundred and seventy-six ; 41/4476
        de ; 7 minus 3.424.449 ; -3424442
        en ; calculate 56.430 minus one hundred and ninety-five thousand eight hundred and ninety-five ; -19583857/100
        de ; 86 : 28 = ; 43/14
        de ; wieviel ist 5 : 9,5049 ; 50000/95049
        de ; berechne 57 + 79 geteilt durch 2.987.471 ; 170285926/2987471
        de ; berechne 69 + 89,5 ^ 4 - (73 ^ 5 - (49 - fünfhundertdrei) plus 13,0968)? ; -20089078860343/10000
        en ; 21.473 to the power of 3? ; 9900979750817/1000000000
        de ; wieviel ist 59 - 26,5659? ; 324341/10000
        de ; was ist 85 mal 48 hoch 5 ; 21658337280
        de ; 7.498.646 plus 74 = ; 7498720
        de ; 84,00 hoch 1 = ; 84
        en ; what's 6 percent of 13 = ; 39/50
        en ; how much is 43 / 49 ; 43/49
        de ; wieviel ist achthundertvierundsiebzigtausendvierhundertvierundsechzig ^ 5 = ; 511339892230120103847420493824
        en ; what's 6 percent of 76? ; 114/25
        en ; calculate 84.6708 · 30 ; 635031/250
        de ; was ist 22 : (9.474.483 plus 96,971 plus 74)? ; 22000/9474653971
        en ; what's 74 percent of 35? ; 259/10
        de ; wieviel ist 86 prozent von 2.723.636? ; 58558174/25
        de ; was ist 31 durch 12,4 = ; 5/2
        de ; 24 plus (22 + 6.411.979)? ; 6412025
        de ; wieviel ist 20 · einhundertzweiundneunzig = ; 3840
        en ; calculate 98 over 85 = ; 98/85
        de ; (eintausendfünfhundertneunundvierzig plus 77,576) × (66 - sechshundertneunundzwanzig) = ; -114470286/125
        de ; 99% von 97,475 ; 386001/4000
        en ; how much is 70 to the 1 - zero - nine hundred and eighty-nine ÷ 86 : (93 minus 97)? ; 583/8
        de ; berechne 54 - 66,309 = ; -12309/1000
        de ; 95 prozent von zwei = ; 19/10
        en ; what is 148 percent of 15? ; 111/5
        de ; berechne 92% von 39,115 = ; 179929/5000
        en ; calculate 32.7 ^ 1 · (67 · 65) ; 284817/2
        en ; calculate 18 to the power of 4 ; 104976
        de ; wieviel ist siebzehn millionen dreihundertachttausendeinhundertsiebzehn - 71 = ; 17308046
        de ; was ist fünf + 93 = ; 98
        en ; calculate 16 percent of 8? ; 32/25
        de ; was ist 18 mal 65,5 = ; 1179
        de ; wieviel ist 26 ^ 0 minus (38 plus 97) ; -134
        en ; what's 49.97 minus two hundred and four = ; -15403/100
        de ; was ist 47% von 94 - (82,351 + 11,2108 durch neun)? ; -1773749/45000
        de ; berechne 57 minus 12? ; 45
        en ; how much is 83 percent of seven ; 581/100
        de ; berechne 38,7 minus 77? ; -383/10
        en ; what's 1 percent of one hundred and eighty-five thousand three hundred and fifteen? ; 37063/20
        de ; berechne 96 hoch 2? ; 9216
        de ; wieviel ist 37 + 4,6 = ; 208/5
        de ; 70 mal zwanzig ; 1400
        en ; what's 45 to the 0 ; 1
        de ; wieviel ist 117% von 34 minus 18 = ; 1089/50
        en ; how much is 80 * two plus 37 · 11 ; 567
        en ; calculate (56 percent of 34.45) ÷ (41 divided by 61.925) = ; 11946571/410000
        en ; how much is 26 to the 1? ; 26
        en ; what's 78 percent of 3,148,893? ; 122806827/50
        en ; what is 135% of four hundred and eighty-one = ; 12987/20
        de ; (15,78 + 7,0988) ÷ (14,127 plus 85) plus (1.816.313 - 86) * (7 mal 79) ; 71114667878797/70805
        en ; what's 62.87 : 7,249,596 ; 6287/724959600
        de ; wieviel ist 36,30 plus 82 = ; 1183/10
        en ; how much is four hundred and forty-three + 50 = ; 493
        de ; 45 + 17 minus 79 · 26 = ; -1992
        en ; 131 percent of 61 = ; 7991/100
        de ; 88 / 9 ; 88/9
        en ; calculate 85.87 plus 23 = ; 10887/100
        de ; was ist vier + 9.020.910 ; 9020914
        en ; 8,796,335 minus 3 ; 8796332
        de ; wieviel ist 128% von zweihundertsiebenundvierzigtausendvierundsechzig = ; 7906048/25
        de ; zwölf ** 9 - 41 × siebenhundertdreiundfünfzig ; 5159749479
        en ; what is 3 ^ 4 ; 81
        de ; berechne 11 prozent von sechshundertsechzigtausendzweihundertzweiundsechzig ; 3631441/50
        de ; 28,2 geteilt durch 2.239.080 geteilt durch (17 mal 95) ; 1/128231000
        en ; what's fourteen ^ 6 divided by 39? ; 7529536/39
        de ; wieviel ist 55 hoch 1 = ; 55
        de ; 82 prozent von 61 ; 2501/50
        """#
}
