// Written by Scripts/generators/generate_name_tables.py; do not edit.

extension NameLanguages {
  /// Windows' language number and the tag it stands for.
  static let windowsTable = """
    1025=ar-SA 1026=bg 1027=ca 1028=zh-TW 1029=cs 1030=da 1031=de 1032=el 1033=en 1034=es 1035=fi 1036=fr 1037=he
    1038=hu 1039=is 1040=it 1041=ja 1042=ko 1043=nl 1044=nb 1045=pl 1046=pt 1047=rm 1048=ro 1049=ru 1050=hr 1051=sk
    1052=sq 1053=sv 1054=th 1055=tr 1056=ur 1057=id 1058=uk 1059=be 1060=sl 1061=et 1062=lv 1063=lt 1064=tg 1065=fa
    1066=vi 1067=hy 1068=az 1069=eu 1070=hsb 1071=mk 1072=st 1073=ts 1074=tn 1075=ve 1076=xh 1077=zu 1078=af 1079=ka
    1080=fo 1081=hi 1082=mt 1083=se 1085=yi 1086=ms 1087=kk 1088=ky 1089=sw 1090=tk 1091=uz 1092=tt 1093=bn-IN
    1094=pa 1095=gu 1096=or 1097=ta 1098=te 1099=kn 1100=ml 1101=as 1102=mr 1103=sa 1104=mn 1105=bo 1106=cy 1107=km
    1108=lo 1109=my 1110=gl 1111=kok 1112=mni 1113=sd-Deva 1114=syr 1115=si 1116=chr 1117=iu 1118=am 1120=ks 1121=ne
    1122=fy 1123=ps 1124=fil 1125=dv 1126=bin 1127=ff 1128=ha 1130=yo 1131=qu-BO 1132=nso 1133=ba 1134=lb 1135=kl
    1136=ig 1137=kr 1138=om 1139=ti 1140=gn 1141=haw 1142=la 1143=so 1144=ii 1145=pap 1146=arn 1148=moh 1150=br
    1152=ug 1153=mi 1154=oc 1155=co 1156=gsw 1157=sah 1158=quc 1159=rw 1160=wo 1164=prs 1169=gd 1170=ku-Arab
    2049=ar-IQ 2052=zh 2055=de-CH 2057=en-GB 2058=es-MX 2060=fr-BE 2064=it-CH 2067=nl-BE 2068=nn 2070=pt-PT
    2072=ro-MD 2073=ru-MD 2074=sr-Latn 2077=sv-FI 2080=ur-IN 2092=az-Cyrl 2094=dsb 2098=tn-BW 2107=se-SE 2108=ga
    2110=ms-BN 2115=uz-Cyrl 2117=bn 2118=pa-Arab 2121=ta-LK 2128=mn-CN 2137=sd 2141=iu-Latn 2143=tzm 2145=ne-IN
    2155=qu-EC 2163=ti-ER 3073=ar 3076=zh-HK 3079=de-AT 3081=en-AU 3082=es 3084=fr-CA 3098=sr 3131=se-FI 3179=qu
    4097=ar-LY 4100=zh-SG 4103=de-LU 4105=en-CA 4106=es-GT 4108=fr-CH 4122=hr-BA 4155=smj-NO 5121=ar-DZ 5124=zh-MO
    5127=de-LI 5129=en-NZ 5130=es-CR 5132=fr-LU 5146=bs 5179=smj 6145=ary 6153=en-IE 6154=es-PA 6156=fr-MC
    6170=sr-Latn-BA 6203=sma-NO 7169=aeb 7177=en-ZA 7178=es-DO 7194=sr-Cyrl-BA 7227=sma 8193=ar-OM 8201=en-JM
    8202=es-VE 8218=bs-Cyrl 8251=sms 9217=ar-YE 9225=en-029 9226=es-CO 9242=sr-Latn-RS 9275=smn 10241=ar-SY
    10249=en-BZ 10250=es-PE 10266=sr-RS 11265=ar-JO 11273=en-TT 11274=es-AR 11290=sr-Latn-ME 12289=ar-LB 12297=en-ZW
    12298=es-EC 12314=sr-ME 13313=ar-KW 13321=en-PH 13322=es-CL 14337=ar-AE 14346=es-UY 15361=ar-BH 15369=en-HK
    15370=es-PY 16385=ar-QA 16393=en-IN 16394=es-BO 17417=en-MY 17418=es-SV 18441=en-SG 18442=es-HN 19466=es-NI
    20490=es-PR 21514=es-US 22538=es-419 23562=es-CU
    """

  /// The Macintosh's language number and the tag it stands for.
  static let macintoshTable = """
    0=en 1=fr 2=de 3=it 4=nl 5=sv 6=es 7=da 8=pt 9=no 10=he 11=ja 12=ar 13=fi 14=el 15=is 16=mt 17=tr 18=hr
    19=zh-Hant 20=ur 21=hi 22=th 23=ko 24=lt 25=pl 26=hu 27=et 28=lv 29=se 30=fo 31=fa 32=ru 33=zh 34=nl-BE 35=ga
    36=sq 37=ro 38=cs 39=sk 40=sl 41=yi 42=sr 43=mk 44=bg 45=uk 46=be 47=uz 48=kk 49=az-Cyrl 50=az-Arab 51=hy 52=ka
    53=mo 54=ky 55=tg 56=tk 57=mn-CN 58=mn 59=ps 60=ks 61=ku 62=sd 63=bo 64=ne 65=sa 66=mr 67=bn 68=as 69=gu 70=pa
    71=or 72=ml 73=kn 74=ta 75=te 76=si 77=my 78=km 79=lo 80=vi 81=id 82=tl 83=ms 84=ms-Arab 85=am 86=ti 87=om 88=so
    89=sw 90=rw 91=rn 92=ny 93=mg 94=eo 128=cy 129=eu 130=ca 131=la 132=qu 133=gn 134=ay 135=tt 136=ug 137=dz 138=jv
    139=su 140=gl 141=af 142=br 143=iu 144=gd 145=gv 146=ga-Latg 147=to 148=el-polyton 149=kl 150=az 151=nn
    """
}
